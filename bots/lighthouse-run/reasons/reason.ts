import type { Space } from '@seekiste/rules/lighthouse-run';

/** What the light of a turn does: own ships that can sail on after it, and rivals' that cannot. */
type LightFacts = { readonly ahead: number; readonly held: number };

/** What ships gain: points of the own ones and of others that sail along, and how far the own ones get. */
type SailFacts = { readonly points: number; readonly theirs: number; readonly steps: number };

export type LighthouseRunReason =
  | { readonly code: 'gains'; readonly params: SailFacts & LightFacts }
  /** 6.1 The own ship sails once more. */
  | { readonly code: 'gains-bonus'; readonly params: SailFacts & LightFacts }
  /** 7.3 Ships that the cloud would have caught at the end of this round. */
  | {
      readonly code: 'escapes';
      readonly params: SailFacts &
        LightFacts & { readonly ships: number; readonly from: Space; readonly round: number };
    }
  | { readonly code: 'advances'; readonly params: SailFacts & LightFacts }
  | { readonly code: 'only-light'; readonly params: LightFacts };
