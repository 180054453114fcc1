import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
} from "class-validator";
import { verdictRuleCodes } from "../../../../domain/dispute/verdict-rules.ts";

/** A verdict: for whom, by which rule, on what evidence, and the text shown to both sides. */
export class DecideCaseDto {
  @IsIn(["buyer", "seller", "split"])
  verdict!: "buyer" | "seller" | "split";

  /** For a split: the buyer's share in basis points. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(9_999)
  buyer_share?: number;

  @IsIn(verdictRuleCodes)
  rule!: string;

  /** The lines of the case it is based on: d1, e5, m3, t2. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @IsString({ each: true })
  @Matches(/^[demt]\d{1,6}$/, { each: true })
  evidence?: string[];

  @IsString()
  @Length(1, 4_000)
  explanation!: string;

  /** Why nothing is cited; needed above the policy's value. Both sides read it. */
  @IsOptional()
  @IsString()
  @Length(1, 4_000)
  no_evidence_reason?: string;

  /** Decides although a party that was asked still has time to answer. */
  @IsOptional()
  @IsBoolean()
  before_answer?: boolean;
}
