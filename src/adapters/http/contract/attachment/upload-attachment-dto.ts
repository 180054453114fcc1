import { IsIn, IsOptional, Matches } from "class-validator";
import { SentFileDto } from "./sent-file-dto.ts";
import { requirementIdForm } from "./requirement-id.ts";

export class UploadAttachmentDto extends SentFileDto {
  /** The requirement that it is meant for: it becomes CORRUPTED if the file can't be used. */
  @IsOptional()
  @Matches(requirementIdForm)
  requirementId?: string;

  /** What it is for besides a message: a chargeback's notice can be stored as long as one can be reported. */
  @IsOptional()
  @IsIn(["chargeback"])
  purpose?: "chargeback";
}
