import { IsBoolean } from "class-validator";

/** Whether its owner is told of new offers. */
export class SearchAlertsDto {
  @IsBoolean()
  alerts!: boolean;
}
