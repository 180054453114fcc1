import { IsOptional, Matches } from "class-validator";

/** A page of notices. */
export class ListNoticesDto {
  /** `meta.next` of the page before. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,8}$/)
  before?: string;
}
