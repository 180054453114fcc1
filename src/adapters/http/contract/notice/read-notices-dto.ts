import { IsInt, IsOptional, Matches, Max, Min } from "class-validator";

/** Which notices were read. */
export class ReadNoticesDto {
  /** The `place` of the newest one that was shown: what came since stays unread. */
  @IsInt()
  @Min(0)
  @Max(2_147_483_647)
  up_to!: number;

  /** Only those of that trade, without messages: these are read with the chat. */
  @IsOptional()
  @Matches(/^[A-Za-z0-9]{8,24}$/)
  trade_id?: string;
}
