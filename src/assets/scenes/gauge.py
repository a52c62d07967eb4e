import sys, os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import bpy, math; from pipeline import *; from tyrelib import *; from parts import *
sc=clear(); setup(sc,1008,604,exposure=float(os.environ.get('EXP','0')),look='High Contrast')
# How deep is the tread? A depth gauge stands across two ribs, its pin in the groove between them.
from scipy.ndimage import gaussian_filter; sharp=tread_h
def soft(U,s): h=sharp(U,s); return gaussian_filter(h,1.4,mode='wrap') if np.ndim(U)==2 else h
use_tyre(CROWN,NP,S_END,soft)
K=make_kit(tread_du=.0018,tread_ds=.0018); up=empty('up'); up.location=(0,0,-3.3); up.rotation_euler=(0,PI/2,0); make_tyre(K,up,inner=False)
chrome=metal('chrome',(.62,.63,.65),.15,noise=.03); brushed=turned('brushed',(.55,.55,.56),.30,.5,.15,80); black=cast('black',(.012,.012,.013),.34,.10,150,0,.4); yellow=cast('band',(.86,.46,.010),.42,.08,90); white=paint('mark',(.62,.62,.60),.5,0); dark=paint('line',(.012,.012,.012),.5,0)
S0=-.275; F0=.085; s=np.array(S0); z,r,nz,nr=[float(v) for v in prof_at(s)]
p=Vector((z,-r*math.sin(F0),r*math.cos(F0)-3.3)); G=empty('gauge'); G.location=p; G.rotation_euler=(F0,math.atan2(nz,nr),0)
box=lambda c,h,m,r=.012,par=None:bmesh_obj('box',lambda k:(bmesh.ops.create_cube(k,size=1,matrix=Matrix.Translation(c)@Matrix.Diagonal((*[2*v for v in h],1))),bmesh.ops.bevel(k,geom=k.edges[:],offset=r,segments=3,affect='EDGES')),m,par or G,auto=40)
box((0,0,.040),(.245,.052,.036),chrome,.014)                                                      # the foot, across the groove
obj(lathe('pin',[(.016,-.085),(.016,.05)],32),chrome,G)
obj(lathe('barrel',catmull([(.058,.070),(.060,.09),(.060,.12)],4).tolist()+[(.072,.125),(.074,.132),(.074,.66),(.070,.672),(.052,.676),(.0001,.676)],128,auto=35),black,G)
obj(lathe('ring',[(.0745,.150),(.078,.155),(.078,.215),(.0745,.220)],128,auto=35),yellow,G)
# the window with the scale, towards the camera
def arc(z0,z1,a0,a1,rr,m,n=24):
    V=[];F=[]
    for i in range(n+1):
        a=a0+(a1-a0)*i/n; V+=[(rr*math.cos(a),rr*math.sin(a),z0),(rr*math.cos(a),rr*math.sin(a),z1)]
    for i in range(n): F.append([2*i,2*i+2,2*i+3,2*i+1])
    return obj(mesh_np('arc',V,F,auto=60),m,G)
C=-PI/2-.22; arc(.27,.61,C-.55,C+.55,.0747,white)
for i in range(16): L=.44 if i%5==0 else .24; arc(.29+.020*i-.0024,.29+.020*i+.0024,C-.52,C-.52+L,.0751,dark,6)
arc(.374,.386,C-.55,C+.55,.0755,yellow)
obj(lathe('rod',[(.030,.67),(.030,.76),(.052,.77),(.056,.78),(.056,.84),(.050,.852),(.0001,.852)],64,auto=35),brushed,G)
box((.0,.088,.47),(.020,.008,.18),chrome,.006); box((.0,.080,.645),(.020,.016,.012),chrome,.004)      # pocket clip
bg,t,b=mat('bg'); b.inputs['Base Color'].default_value=(.03,.032,.036,1); b.inputs['Roughness'].default_value=.8; plane(90,bg,(0,16,0),(PI/2,0,0))
w=sc.world; w.use_nodes=True; w.node_tree.nodes['Background'].inputs[0].default_value=(.012,.014,.018,1); w.node_tree.nodes['Background'].inputs[1].default_value=.3
area('rim',(2.3,1.5,1.3),(-.1,-.2,.1),.3,210,(.78,.87,1),sy=1.8)
area('back',(-1.4,2.8,1.3),(-.3,-.1,.1),.3,60,(.74,.85,1),sy=1.8)
area('key',(-.5,-.3,2.9),(-.275,-.3,0),.9,40,(1,.98,.95),sy=.35)
area('left',(-2.3,-1.7,.9),(-.27,-.2,.3),.35,26,(.84,.91,1),sy=1.4)
area('foot',(-.9,-3.2,.35),(-.27,-.25,.05),1.2,14,(.92,.96,1),sy=.25)
area('warm',(2.2,-1.5,.8),(-.1,-.3,.2),.4,22,(1,.88,.74),sy=1.4)
camera((-.95,-3.4,1.58),(-.52,-.25,.33),lens=80,focus=p+Vector((0,-.06,.35)),fstop=.9)
render(sc,'gauge',96,bloom_amt=.04,vig=.3)
