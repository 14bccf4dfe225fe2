-- CreateTable
CREATE TABLE "SectionRead" (
    "userId" UUID NOT NULL,
    "lesson" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SectionRead_pkey" PRIMARY KEY ("userId","lesson","section")
);

-- CreateTable
CREATE TABLE "ReadingPlace" (
    "userId" UUID NOT NULL,
    "lesson" TEXT NOT NULL,
    "section" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReadingPlace_pkey" PRIMARY KEY ("userId","lesson")
);

-- AddForeignKey
ALTER TABLE "SectionRead" ADD CONSTRAINT "SectionRead_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReadingPlace" ADD CONSTRAINT "ReadingPlace_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
