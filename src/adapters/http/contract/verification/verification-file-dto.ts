import { IsIn, IsString, Length } from "class-validator";
import { fileSides, type FileSide } from "../../../../domain/verification/id-document.ts";

export class VerificationFileDto {
  /** What the file is called where it comes from. */
  @IsString()
  @Length(1, 1_000)
  name!: string;

  /** What it shows: a side of the document, its owner holding it, a paper's pages, or a video. */
  @IsIn(fileSides)
  side!: FileSide;
}
