import { IsIn, IsOptional, Matches } from "class-validator";
import { spotPairs, type SpotPair } from "../../../../domain/spot/spot-market.ts";
import {
  spotOrderKinds,
  spotSides,
  type SpotOrderKind,
  type SpotSide,
} from "../../../../domain/spot/spot-order.ts";
import { candleIntervals, type CandleInterval } from "./candle-intervals.ts";

/** What somebody wants to trade. */
export class PlaceSpotOrderDto {
  @IsIn(spotPairs)
  pair!: SpotPair;

  @IsIn(spotSides)
  side!: SpotSide;

  @IsIn(spotOrderKinds)
  type!: SpotOrderKind;

  /** In millionths of a USDT for a whole coin: the limit; of a market order the worst price, if any. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,19}$/)
  price?: string;

  /** In base units of the coin. */
  @Matches(/^[1-9]\d{0,29}$/)
  amount!: string;
}

/** Which orders are cancelled: those of one market, or all. */
export class CancelSpotOrdersDto {
  @IsOptional()
  @IsIn(spotPairs)
  pair?: SpotPair;
}

/** How long each part of a chart is. */
export class SpotCandlesDto {
  @IsOptional()
  @IsIn(Object.keys(candleIntervals))
  interval?: CandleInterval;
}

/** Which of one's own orders or fills. */
export class OwnSpotListDto {
  @IsOptional()
  @IsIn(["open", "ended"])
  state?: "open" | "ended";

  @IsOptional()
  @IsIn(spotPairs)
  pair?: SpotPair;

  /** 1 … 99,999; defaults to 1. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/)
  page?: string;
}
