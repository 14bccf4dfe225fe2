-- CreateTable
CREATE TABLE "StudyPlan" (
    "userId" UUID NOT NULL,
    "examOn" DATE,
    "dailyGoal" INTEGER,
    "streak" BOOLEAN NOT NULL DEFAULT false,
    "confidence" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "StudyPlan_pkey" PRIMARY KEY ("userId"),
    CONSTRAINT "StudyPlan_goal" CHECK ("dailyGoal" BETWEEN 1 AND 200)
);

-- AddForeignKey
ALTER TABLE "StudyPlan" ADD CONSTRAINT "StudyPlan_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
