# ExifTool reads this file before anything else. It waits for its next order for ever, also from a process that was killed: so it looks
# each second whether the one that started it is still its parent, and goes where that is not so.
use POSIX ();

my $parent = getppid();
my $look = POSIX::SigAction->new(sub { exit 0 if getppid() != $parent; alarm 1 }, POSIX::SigSet->new, POSIX::SA_RESTART());
# Between two of its own steps, never within one.
$look->safe(1);
POSIX::sigaction(POSIX::SIGALRM(), $look);
alarm 1;

1;
