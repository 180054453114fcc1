import { IsIn, IsOptional, IsString, Length, Matches } from "class-validator";
import { cardCurrencies, type CardCurrency } from "../../../../domain/virtual-card/virtual-card.ts";
import { ProveIdentityDto } from "../account/prove-identity-dto.ts";

/** A card to order. */
export class OrderVirtualCardDto {
  /** What its holder calls it. */
  @IsString()
  @Length(1, 200)
  label!: string;

  @IsIn(cardCurrencies)
  currency!: CardCurrency;

  /** What its holder saw that it costs, in base units of USDT: it is not ordered for more. */
  @IsOptional()
  @Matches(/^\d{1,30}$/)
  fee_amount?: string;
}

/** What goes onto a card, with the proof of a send. */
export class TopUpVirtualCardDto extends ProveIdentityDto {
  static override readonly nested = ProveIdentityDto.nested;

  /** In base units of USDT, of which a card's cent has 10,000. */
  @Matches(/^[1-9]\d{0,29}$/)
  amount!: string;

  /** What its holder saw that it costs on top, in base units of USDT. */
  @IsOptional()
  @Matches(/^\d{1,30}$/)
  fee_amount?: string;
}

/** What leaves a card. */
export class WithdrawVirtualCardDto {
  /** In base units of USDT, of which a card's cent has 10,000. */
  @Matches(/^[1-9]\d{0,29}$/)
  amount!: string;

  /** What its holder saw that it costs, out of the amount, in base units of USDT. */
  @IsOptional()
  @Matches(/^\d{1,30}$/)
  fee_amount?: string;
}

/** Which payments. */
export class VirtualCardPaymentsDto {
  @IsOptional()
  @Matches(/^\w{1,40}$/)
  card?: string;

  /** 1 … 99,999; defaults to 1. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/)
  page?: string;
}

/** What the shop of a demo does. */
export class PlayCardPaymentDto {
  @IsIn(["purchase", "refund"])
  kind!: "purchase" | "refund";

  /** Of a purchase, in US cents. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,8}$/)
  cents?: string;
}
