import { IsIn, IsISO8601, IsOptional, IsString, Length } from "class-validator";

const askedKinds = ["none", "requested", "forced"] as const;

/** Asks somebody to verify their identity, or takes that back. */
export class AskVerificationDto {
  /** `forced`: after the deadline they neither trade nor send. */
  @IsIn(askedKinds)
  asked!: (typeof askedKinds)[number];

  /** Of `forced`. */
  @IsOptional()
  @IsISO8601({ strict: true, strictSeparator: true })
  @Length(1, 40)
  deadline?: string;

  @IsString()
  @Length(1, 4_000)
  reason!: string;
}
