import { IsInt, IsString, Length, Matches, Max, Min } from "class-validator";
import { attachmentLimits } from "../../../../domain/attachment/attachment-limits.ts";

export class BeginUploadDto {
  /** What the file is called where it comes from. */
  @IsString()
  @Length(1, 1_000)
  name!: string;

  @IsInt()
  @Min(1)
  @Max(attachmentLimits.mostVideoBytes)
  bytes!: number;

  /** By which the sender knows the file again: a hash of parts of it, in hex. */
  @Matches(/^[0-9a-f]{64}$/)
  mark!: string;

  /** Where it will be sent: the kind of place and its id. */
  @Matches(/^(trade|chat|verification):[A-Za-z0-9-]{1,60}$/)
  place!: string;
}
