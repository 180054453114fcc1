import { IsString, Length } from "class-validator";

export class FileNameDto {
  /** What the file is called where it comes from. */
  @IsString()
  @Length(1, 1_000)
  name!: string;
}
