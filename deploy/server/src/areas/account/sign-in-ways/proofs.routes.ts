import type { proofs } from '@callboard/contract';
import type { AreaRoutes } from '#platform/http/handler.ts';
import { passkeyProofOptions, proofWays, prove } from './prove/prove.ts';

export const proofsRoutes: AreaRoutes<typeof proofs> = { proofWays, passkeyProofOptions, prove };
