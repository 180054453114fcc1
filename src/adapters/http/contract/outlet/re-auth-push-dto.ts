import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn } from "class-validator";

const pushChannels = ["notices"] as const;

/** What a page wants to be authorized for. */
export class ReAuthPushDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(1)
  @IsIn(pushChannels, { each: true })
  channels!: (typeof pushChannels)[number][];
}
