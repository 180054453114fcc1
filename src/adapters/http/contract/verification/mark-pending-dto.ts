import { IsString, Length } from "class-validator";

export class MarkPendingDto {
  @IsString()
  @Length(1, 200)
  verificationReference!: string;
}
