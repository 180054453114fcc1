import { IsString, Length } from "class-validator";

/** The name that one wants to have. */
export class SetUsernameDto {
  @IsString()
  @Length(1, 40)
  username!: string;
}
