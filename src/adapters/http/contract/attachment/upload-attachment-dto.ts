import { IsString, Length } from "class-validator";

/** What the file is called where it comes from. */
export class UploadAttachmentDto {
  @IsString()
  @Length(1, 1_000)
  name!: string;
}
