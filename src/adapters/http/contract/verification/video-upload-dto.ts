import { IsString, Length } from "class-validator";

export class VideoUploadDto {
  /** The address of the stored video, as its upload answered. */
  @IsString()
  @Length(1, 2_000)
  url!: string;
}
