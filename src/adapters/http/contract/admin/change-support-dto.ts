import { IsIn } from "class-validator";

/** What staff do with a chat without writing in it. */
const supportChanges = ["take", "put-back", "wait", "close"] as const;

export class ChangeSupportDto {
  @IsIn(supportChanges)
  act!: (typeof supportChanges)[number];
}
