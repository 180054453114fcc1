import { IsIn, IsInt, IsString, Length, Max, Min } from "class-validator";
import {
  resetDecisions,
  type ResetDecision,
} from "../../../../domain/factor-reset/factor-reset.ts";

/** What a member of staff does about a request to turn two-factor off, and why. */
export class DecideFactorResetDto {
  /** The number of the request that was read. */
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  reset!: number;

  @IsIn(resetDecisions)
  decision!: ResetDecision;

  /** For staff. */
  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
