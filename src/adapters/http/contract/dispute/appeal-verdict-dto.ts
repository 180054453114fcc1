import { IsString, Length } from "class-validator";

/** Why the verdict is wrong. */
export class AppealVerdictDto {
  @IsString()
  @Length(1, 4_000)
  text!: string;
}
