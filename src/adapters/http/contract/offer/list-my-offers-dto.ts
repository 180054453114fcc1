import { IsIn } from "class-validator";

/** Filters for one's own offers; `type` is what the owner does. */
export class ListMyOffersDto {
  @IsIn(["buy", "sell"])
  type!: "buy" | "sell";
}
