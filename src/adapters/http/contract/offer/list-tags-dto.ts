import { IsOptional, Matches } from "class-validator";

/** Whose tags are listed; without a filter all of them. */
export class ListTagsDto {
  /** A catalogue slug: tags that say something about it. */
  @IsOptional()
  @Matches(/^[a-z0-9-]{1,60}$/)
  "payment-method"?: string;

  /** A slug of a payment method group. */
  @IsOptional()
  @Matches(/^[a-z-]{1,40}$/)
  group?: string;
}
