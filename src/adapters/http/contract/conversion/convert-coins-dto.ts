import { Matches } from "class-validator";
import { ProveIdentityDto } from "../account/prove-identity-dto.ts";

/** The consent to a quote, with a proof of who gives it. */
export class ConvertCoinsDto extends ProveIdentityDto {
  static override readonly nested = ProveIdentityDto.nested;

  @Matches(/^\w{1,40}$/)
  quote_id!: string;
}
