import { IsInt, IsObject, IsString, Length, Min } from "class-validator";

/** What to change of the policy, in which version of it, and why. */
export class ChangePolicyDto {
  /** Merged into the policy (RFC 7396). */
  @IsObject()
  patch!: Readonly<Record<string, unknown>>;

  @IsInt()
  @Min(1)
  version!: number;

  @IsString()
  @Length(1, 2_000)
  reason!: string;
}
