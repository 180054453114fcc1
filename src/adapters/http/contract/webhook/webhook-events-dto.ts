import { ArrayMaxSize, ArrayUnique, IsArray, IsIn } from "class-validator";
import { webhookEvents, type WebhookEvent } from "../../../../domain/webhook/webhook.ts";

export class WebhookEventsDto {
  /** All that the program is told from now on. */
  @IsArray()
  @ArrayMaxSize(webhookEvents.length)
  @ArrayUnique()
  @IsIn(webhookEvents, { each: true })
  events!: WebhookEvent[];
}
