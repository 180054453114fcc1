import { IsIn } from "class-validator";

/** Which of one's own offers; `type` is what the owner does. */
export class ListMyOffersDto {
  @IsIn(["buy", "sell"])
  type!: "buy" | "sell";
}
