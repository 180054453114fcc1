import { IsIn } from "class-validator";
import { fileSides, type FileSide } from "../../../../domain/verification/id-document.ts";
import { SentFileDto } from "../attachment/sent-file-dto.ts";

export class VerificationFileDto extends SentFileDto {
  /** What it shows: a side of the document, its owner holding it, a paper's pages, or a video. */
  @IsIn(fileSides)
  side!: FileSide;
}
