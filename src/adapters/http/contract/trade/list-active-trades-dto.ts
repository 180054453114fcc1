import { IsOptional, Matches } from "class-validator";

/**
 * With `wait` the answer comes when something happened after the number `after` (of an earlier
 * answer's meta), at the latest after so many seconds (specification, section 4).
 */
export class ListActiveTradesDto {
  @IsOptional()
  @Matches(/^([1-5]?\d|60)$/, { message: "wait must be 0 to 60 seconds" })
  wait?: string;

  @IsOptional()
  @Matches(/^\d{1,15}$/)
  after?: string;
}
