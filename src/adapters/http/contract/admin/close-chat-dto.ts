import { IsBoolean, IsString, Length } from "class-validator";

/** Whether the chat of a trade is closed for its parties, and why. */
export class CloseChatDto {
  @IsBoolean()
  closed!: boolean;

  @IsString()
  @Length(1, 2_000)
  reason!: string;
}
