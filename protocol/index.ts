export { chained, chainKey, linkLines, linkText, NO_LINK, type ChainKey, type Link } from './chain.js';
export { commitment, dealSeed, firstCommitment, type SeatNonce } from './deal.js';
export { decodeRequest, decodeSetup, requestIdIn } from './decode.js';
export * from './ids.js';
export { decodeName, looksLike } from './names.js';
export {
  decodeBlock,
  decodeReport,
  isPersonId,
  MAX_REPORT,
  REPORT_REASONS,
  type Report,
  type ReportReason,
} from './people.js';
export {
  decodePush,
  MAX_ENDPOINT,
  MAX_PUSH_WORDS,
  type Push,
  type PushList,
  type PushListed,
  type QuietHours,
} from './push.js';
export { PROOF_FORMAT, type ProofAside, type ProofFile, type ProofSeat, type ProvenRecord } from './proof.js';
export * from './replies.js';
export * from './requests.js';
export * from './review.js';
export * from './setup.js';
export { chainStart, overLines, sealText, textOf, type Terms } from './seal.js';
export {
  decodeKeys,
  isSignedBy,
  keyId,
  KEYS_FORMAT,
  KEYS_PATH,
  type KeysFile,
  type PublicKey,
  type Signature,
} from './signature.js';
export {
  CHECKS,
  VERDICTS,
  verdictOf,
  verify,
  type CheckName,
  type Finding,
  type Heard,
  type Verdict,
} from './verify.js';
