import { Matches } from "class-validator";

/** With whom. */
export class OpenChatDto {
  @Matches(/^\w{1,40}$/)
  username!: string;
}
