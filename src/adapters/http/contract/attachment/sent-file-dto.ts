import { IsOptional, Matches } from "class-validator";
import { FileNameDto } from "./file-name-dto.ts";

export class SentFileDto extends FileNameDto {
  /** An upload in pieces that is complete; the body is empty then. */
  @IsOptional()
  @Matches(/^[1-9A-Za-z]{12}$/)
  upload?: string;
}
