import { IsString, Length } from "class-validator";

/** A picture that was sent before. */
export class ProcessAvatarDto {
  @IsString()
  @Length(1, 200)
  fileUrl!: string;
}
