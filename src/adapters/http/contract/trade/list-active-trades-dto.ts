import { IsOptional, Matches } from "class-validator";

/**
 * With `wait` the response is held until something happens after the number `after` (from an
 * earlier response's meta), at most for that many seconds (specification, section 4).
 */
export class ListActiveTradesDto {
  @IsOptional()
  @Matches(/^([1-5]?\d|60)$/, { message: "wait must be 0 to 60 seconds" })
  wait?: string;

  @IsOptional()
  @Matches(/^\d{1,15}$/)
  after?: string;
}
