import { Matches } from "class-validator";
import { ProveIdentityDto } from "../account/prove-identity-dto.ts";

/** The payer's consent, with a proof that it is them. */
export class PayLinkDto extends ProveIdentityDto {
  static override readonly nested = ProveIdentityDto.nested;

  /** The most satoshi to pay: what the page showed. */
  @Matches(/^[1-9]\d{0,15}$/)
  crypto_amount!: string;
}
