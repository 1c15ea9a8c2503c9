export { chained, chainKey, linkText, NO_LINK, type ChainKey, type Link } from './chain.js';
export { commitment, dealSeed, type SeatNonce } from './deal.js';
export { decodeName, decodeRequest, decodeSetup, requestIdIn } from './decode.js';
export * from './ids.js';
export { PROOF_FORMAT, type Proof, type ProofSeat, type ProvenRecord } from './proof.js';
export * from './replies.js';
export * from './requests.js';
export * from './setup.js';
export { CHECKS, verify, type CheckName, type Finding, type Heard } from './verify.js';
