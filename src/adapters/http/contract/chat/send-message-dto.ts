import { ArrayMaxSize, ArrayUnique, IsArray, IsString, Length, ValidateIf } from "class-validator";

/**
 * The text, and the ids of files that were stored for it; the use case decides whether it is a valid
 * message.
 */
export class SendMessageDto {
  @ValidateIf(({ text, attachments }: SendMessageDto) => !attachments || text !== undefined)
  @IsString()
  @Length(1, 10_000)
  text?: string;

  @ValidateIf(({ attachments }: SendMessageDto) => attachments !== undefined)
  @IsArray()
  @ArrayMaxSize(50)
  @ArrayUnique()
  @IsString({ each: true })
  @Length(1, 40, { each: true })
  attachments?: string[];
}
