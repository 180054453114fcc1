import { IsIn, IsOptional, IsString, Length } from "class-validator";
import { supportTopics, type SupportTopic } from "../../../../domain/support/support-topic.ts";

export class WriteToSupportDto {
  @IsString()
  @Length(1, 10_000)
  text!: string;

  /** What brought the caller here; `general` unless it is said. */
  @IsOptional()
  @IsIn(supportTopics)
  topic?: SupportTopic;
}
