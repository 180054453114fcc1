import { IsBoolean } from "class-validator";

/** Whether others see the caller on the leaderboard. */
export class LeaderboardDto {
  @IsBoolean()
  listed!: boolean;
}
