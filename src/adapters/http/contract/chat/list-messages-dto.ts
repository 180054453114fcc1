import { IsOptional, Matches } from "class-validator";

/** `after`: the number of the last message the client has. */
export class ListMessagesDto {
  @IsOptional()
  @Matches(/^\d{1,9}$/)
  after?: string;
}
