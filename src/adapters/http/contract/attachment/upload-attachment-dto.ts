import { IsIn, IsOptional, IsString, Length, Matches } from "class-validator";
import { requirementIdForm } from "./requirement-id.ts";

export class UploadAttachmentDto {
  /** What the file is called where it comes from. */
  @IsString()
  @Length(1, 1_000)
  name!: string;

  /** The requirement that it is meant for: it becomes CORRUPTED if the file can't be used. */
  @IsOptional()
  @Matches(requirementIdForm)
  requirementId?: string;

  /** What it is for besides a message: a chargeback's notice can be stored as long as one can be reported. */
  @IsOptional()
  @IsIn(["chargeback"])
  purpose?: "chargeback";
}
