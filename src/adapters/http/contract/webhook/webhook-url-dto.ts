import { IsString, Length } from "class-validator";

export class WebhookUrlDto {
  /** Where the program listens. */
  @IsString()
  @Length(1, 1_000)
  url!: string;
}
